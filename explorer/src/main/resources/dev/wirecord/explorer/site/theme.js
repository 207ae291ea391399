// Runs before the page is painted, so that a choice of light or dark does not flash.
(function () {
  "use strict";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      document.documentElement.dataset.theme = theme;
    }
  } catch (e) {
    // Without storage the system's choice stands.
  }
})();
