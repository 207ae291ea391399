// Everything here is an extra: without it the pages are complete, and each reason is in a list at the end of its message.
(function () {
  "use strict";

  const NARROW = matchMedia("(max-width: 44rem)");

  /** Light and dark by a button; the system decides until it is pressed. */
  function theme() {
    const button = document.getElementById("theme");
    const root = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: dark)");
    const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
    const label = () => (button.textContent = isDark() ? "Light theme" : "Dark theme");
    button.hidden = false;
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      try {
        localStorage.setItem("theme", root.dataset.theme);
      } catch (e) {
        // The choice then holds for this page.
      }
      label();
    });
    system.addEventListener("change", label);
    label();
  }

  /** The index: words filter the rows, and the arrow keys go from the box to the names and back. */
  function search() {
    const box = document.getElementById("search");
    if (!box) {
      return;
    }
    const query = document.getElementById("query");
    const found = document.getElementById("found");
    const rows = Array.from(document.querySelectorAll(".entry"));
    box.hidden = false;
    const links = () => rows.filter((row) => !row.hidden).map((row) => row.querySelector("a"));

    function filter() {
      const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const row of rows) {
        const key = row.querySelector(".number");
        const name = row.querySelector("a").textContent.toLowerCase();
        row.hidden = !words.every((word) => name.includes(word) || (key && key.textContent === word));
      }
      const count = links().length;
      found.textContent = words.length === 0 ? "" : count + (count === 1 ? " message" : " messages");
    }

    query.addEventListener("input", filter);
    document.addEventListener("keydown", (event) => {
      const shown = links();
      const at = shown.indexOf(document.activeElement);
      if (event.key === "/" && document.activeElement !== query) {
        event.preventDefault();
        query.focus();
      } else if (document.activeElement === query && event.key === "Enter" && shown.length > 0) {
        shown[0].click();
      } else if (document.activeElement === query && event.key === "Escape") {
        query.value = "";
        filter();
      } else if (event.key === "ArrowDown" && (document.activeElement === query || at >= 0) && at + 1 < shown.length) {
        event.preventDefault();
        shown[at + 1].focus();
      } else if (event.key === "ArrowUp" && at >= 0) {
        event.preventDefault();
        (at === 0 ? query : shown[at - 1]).focus();
      }
    });
    filter();
  }

  /** A message: its bytes, the rows of its tree and the lines of its schema, each of which shows the others. */
  class Message {
    constructor(section) {
      this.section = section;
      this.cells = Array.from(section.querySelectorAll("[role=gridcell]"));
      this.rows = Array.from(section.querySelectorAll("[role=treeitem]"));
      this.lines = Array.from(section.querySelectorAll(".schema [data-field]")).filter((line) => line.dataset.field);
      this.inspector = section.querySelector(".inspector");
      this.detail = this.inspector.querySelector(".detail");
      this.kept = null;
      section.querySelector(".hint").hidden = false;
      this.label();
      this.listen(this.cells, (cell) => this.showByte(cell));
      this.listen(this.rows, (row) => this.showPart(row));
      this.listen(this.lines, (line) => this.showField(line));
      section.addEventListener("keydown", (event) => this.key(event));
    }

    /** What a screen reader says of a byte. */
    label() {
      this.cells.forEach((cell, offset) => {
        const row = this.rows[cell.dataset.part];
        const name = row.querySelector(".name").textContent.trim();
        cell.setAttribute("aria-label", cell.textContent + ", offset " + offset + ", " + name);
      });
    }

    listen(elements, show) {
      elements.forEach((element, index) => {
        element.tabIndex = index === 0 ? 0 : -1;
        element.addEventListener("pointerenter", (event) => {
          if (this.kept === null && event.pointerType === "mouse") {
            show(element);
          }
        });
        element.addEventListener("pointerleave", (event) => {
          if (this.kept === null && event.pointerType === "mouse") {
            this.clear();
          }
        });
        element.addEventListener("focus", () => {
          elements.forEach((other) => (other.tabIndex = other === element ? 0 : -1));
          if (this.kept !== null) {
            this.kept = element;
          }
          show(element);
        });
        element.addEventListener("click", () => this.keep(element, show));
        element.show = show;
      });
    }

    /** Keeps what is shown until the same is chosen again or Escape is pressed. */
    keep(element, show) {
      const release = this.kept === element;
      this.kept = release ? null : element;
      element.focus({ preventScroll: true });
      show(element);
    }

    clear() {
      for (const marked of this.section.querySelectorAll(".on, .around, .here")) {
        marked.classList.remove("on", "around", "here");
        marked.removeAttribute("aria-selected");
      }
      this.detail.replaceChildren();
    }

    mark(elements, name) {
      for (const element of elements) {
        element.classList.add(name);
        if (element.getAttribute("role") !== "listitem") {
          element.setAttribute("aria-selected", "true");
        }
      }
    }

    /** A byte stands for the part that it is of. */
    showByte(cell) {
      this.showParts([this.rows[cell.dataset.part]], cell);
    }

    showPart(row) {
      this.showParts([row], null);
    }

    /** A line of the schema stands for every part of its field. */
    showField(line) {
      const parts = this.rows.filter((row) => row.dataset.field === line.dataset.field);
      if (parts.length > 0) {
        this.showParts(parts, null);
        return;
      }
      this.clear();
      this.mark(this.linesOf(line.dataset.field), "on");
      const text = line.classList.contains("absent")
        ? "This version does not have the field."
        : "Not on the wire here: a tagged field that holds its default is left out.";
      this.describe([paragraph(line.dataset.field, "byte"), paragraph(text, "about")]);
    }

    linesOf(field) {
      return this.lines.filter((line) => line.dataset.field === field);
    }

    showParts(rows, cell) {
      this.clear();
      this.mark(rows, "on");
      for (const row of rows) {
        const bytes = this.cells.slice(Number(row.dataset.from), Number(row.dataset.to));
        const own = bytes.filter((byte) => byte.dataset.part === row.dataset.part);
        this.mark(own, "on");
        this.mark(bytes.filter((byte) => byte.dataset.part !== row.dataset.part), "around");
        if (row.dataset.field) {
          this.mark(this.linesOf(row.dataset.field), "on");
        }
      }
      const text = [];
      if (cell) {
        cell.classList.add("here");
        text.push(paragraph(this.place(cell, rows[0]), "byte"));
      }
      const reasons = document.getElementById(this.section.id + "-part-" + rows[0].dataset.part);
      text.push(...Array.from(reasons.childNodes, (node) => node.cloneNode(true)));
      if (rows.length > 1) {
        text.push(paragraph("The same for " + (rows.length - 1) + " more.", "about"));
      }
      this.describe(text);
    }

    place(cell, row) {
      const offset = this.cells.indexOf(cell);
      const hex = cell.textContent;
      const size = Number(row.dataset.to) - Number(row.dataset.from);
      const at = offset - Number(row.dataset.from) + 1;
      return "0x" + offset.toString(16).padStart(4, "0") + "  byte " + hex + " = " + parseInt(hex, 16)
        + (size > 1 ? ", " + at + " of " + size : "");
    }

    describe(nodes) {
      // Once it is there it stays: it would come and go under the pointer at the end of the window.
      this.inspector.hidden = false;
      if (this.kept !== null) {
        const kept = document.createElement("span");
        kept.className = "tag kept";
        kept.textContent = "kept, Escape lets go";
        nodes.unshift(kept);
      }
      this.detail.replaceChildren(...nodes);
    }

    key(event) {
      const element = event.target;
      const elements = [this.cells, this.rows, this.lines].find((list) => list.includes(element));
      if (!elements || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const at = elements.indexOf(element);
      const columns = NARROW.matches ? 8 : 16;
      const step = elements === this.cells ? columns : 1;
      const steps = { ArrowUp: -step, ArrowDown: step, Home: -at, End: elements.length - 1 - at };
      if (elements === this.cells) {
        Object.assign(steps, { ArrowLeft: -1, ArrowRight: 1 });
      }
      if (event.key in steps) {
        event.preventDefault();
        const next = elements[at + steps[event.key]];
        if (next) {
          next.focus();
        }
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        this.keep(element, element.show);
      } else if (event.key === "Escape") {
        this.kept = null;
        element.show(element);
      }
    }
  }

  function paragraph(text, name) {
    const element = document.createElement("p");
    element.className = name;
    element.textContent = text;
    return element;
  }

  /** The comparison: two lists choose a pair, whose section the address names. */
  function comparison() {
    const form = document.getElementById("pick");
    if (!form) {
      return;
    }
    const from = document.getElementById("from");
    const to = document.getElementById("to");
    form.hidden = false;

    function show() {
      const pair = /^#v(\d+)-v(\d+)$/.exec(location.hash);
      if (pair) {
        from.value = pair[1];
        to.value = pair[2];
      }
      for (const row of document.querySelectorAll(".matrix tr")) {
        const chosenMarks = [];
        for (const cell of row.querySelectorAll("[data-version]")) {
          const chosen = cell.dataset.version === from.value || cell.dataset.version === to.value;
          cell.classList.toggle("chosen", chosen);
          if (chosen) {
            chosenMarks.push(cell.textContent);
          }
        }
        row.classList.toggle("differs", row.closest("tbody") !== null && new Set(chosenMarks).size > 1);
      }
    }

    function choose() {
      const low = Math.min(from.value, to.value);
      const high = Math.max(from.value, to.value);
      if (low !== high) {
        location.replace("#v" + low + "-v" + high);
      }
    }

    from.addEventListener("change", choose);
    to.addEventListener("change", choose);
    addEventListener("hashchange", show);
    show();
  }

  theme();
  search();
  comparison();
  document.querySelectorAll(".message").forEach((section) => new Message(section));
})();
