/* Tells whoever comes with a browser that the site cannot run in. Written for such browsers: no newer words. */
(function () {
  var needed = [
    window.HTMLDialogElement && HTMLDialogElement.prototype.showModal,
    window.HTMLElement && HTMLElement.prototype.showPopover,
    window.AbortSignal && AbortSignal.timeout,
    Object.hasOwn,
    Array.prototype.at,
    window.WebSocket,
    window.CSS ? CSS.supports("selector(&)") : false,
  ];
  var missing = 0;
  while (needed.length) if (!needed.pop()) missing++;
  var modal = document.getElementById("unsupported-browser");
  if (!missing || !modal) return;

  var buttons = modal.getElementsByTagName("button");
  var told = modal.querySelector("[role=status]");
  var before = document.activeElement || document.body;

  function close() {
    modal.hidden = true;
    modal.setAttribute("hidden", "");
    before.focus();
  }

  function copy() {
    var field = document.createElement("textarea");
    field.value = location.href;
    modal.appendChild(field);
    field.select();
    document.execCommand("copy");
    modal.removeChild(field);
    told.textContent = told.getAttribute("data-text");
    buttons[0].focus();
  }

  buttons[0].onclick = copy;
  buttons[1].onclick = close;
  modal.onkeydown = function (event) {
    var key = event.key || event.keyCode;
    if (key === "Escape" || key === "Esc" || key === 27) close();
    if (key !== "Tab" && key !== 9) return;
    event.preventDefault();
    (document.activeElement === buttons[0] ? buttons[1] : buttons[0]).focus();
  };
  modal.removeAttribute("hidden");
  buttons[0].focus();
})();
