// Runs before the first paint, so that neither the theme nor the direction flickers. A file, because no inline script may run.
(function () {
  var page = document.documentElement;
  var language = location.pathname.split('/')[1];
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    if (!language) language = localStorage.getItem('language') || navigator.language.split('-')[0];
  } catch (_) {
    // storage is closed to us: the system’s theme and the path’s language will do
  }
  if (/^[a-z]{2}$/.test(language)) page.lang = language;
  if (page.lang === 'ar') page.dir = 'rtl';

  // A button of a prerendered page that is pressed before its code is there is pressed again once it is (press-again.ts).
  window.pressedEarly = null;
  addEventListener(
    'click',
    function note(event) {
      if (window.pressedEarly === undefined) removeEventListener('click', note, true);
      else if (event.target.closest('button')) {
        if (window.pressedEarly) delete window.pressedEarly.dataset.early;
        window.pressedEarly = event.target.closest('button');
        window.pressedEarly.dataset.early = '';
      }
    },
    true,
  );

  // “Leave quickly” (leave-quickly.tsx) takes the place of its page, so that going back shows the one before it. The page
  // is blank from the press on: the other site may take a while to answer.
  function leave() {
    var link = document.querySelector('[data-leave]');
    if (!link) return false;
    page.style.display = 'none';
    document.title = ' ';
    location.replace(link.href);
    return true;
  }
  addEventListener('click', function (event) {
    if (event.target.closest('[data-leave]') && leave()) event.preventDefault();
  });
  var escapedAt = -Infinity;
  addEventListener('keydown', function (event) {
    if (event.key !== 'Escape') return;
    if (event.timeStamp - escapedAt < 1000) leave();
    escapedAt = event.timeStamp;
  });
})();
