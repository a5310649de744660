// Opens the assistant without a network. It keeps the code of the assistant’s pages, and nothing of what anybody’s calls
// say: answers of the API never pass through it. Each registration is for the assistant in one language, so other pages
// are not its own. The build writes `self.files` before it (frontend/build/offline.ts).
var language = new URL(self.registration.scope).pathname.split('/')[1];
var page = '/app.html';
var files = self.files || { release: '', entry: '', every: [], named: [], languages: {} };
var hashed = files.every.concat(files.languages[language] || []);
var mine = 'assistant ' + language + ' ';
var current = mine + files.release;
/** A network that answers later than this counts as none. */
var patience = 8000;

self.addEventListener('install', function (event) {
  event.waitUntil(
    keep().catch(function (error) {
      return caches.delete(current).then(function () {
        throw error; // the browser installs it again at the next visit
      });
    }),
  );
});

async function keep() {
  if (!files.entry) throw new Error('These pages are not built.');
  var cache = await caches.open(current);
  var named = [page].concat(files.named).map(function (path) {
    return new Request(path, { cache: 'no-cache' });
  });
  await cache.addAll(hashed.concat(named));
  // Between the files of two releases, the page may belong to the other one.
  var html = await (await cache.match(page)).text();
  if (!html.includes(files.entry)) throw new Error('The page is of another release.');
}

// The one before it serves until its pages are closed; then what it kept is deleted.
self.addEventListener('activate', function (event) {
  event.waitUntil(
    caches.keys().then(function (names) {
      var old = names.filter(function (name) {
        return name.startsWith(mine) && name !== current;
      });
      return Promise.all(
        old.map(function (name) {
          return caches.delete(name);
        }),
      );
    }),
  );
});

self.addEventListener('fetch', function (event) {
  var request = event.request;
  var url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, page));
  else if (files.named.includes(url.pathname)) event.respondWith(fromNetwork(request, url.pathname));
  else if (hashed.includes(url.pathname)) event.respondWith(fromCache(request, url.pathname));
});

async function kept(path) {
  var cache = await caches.open(current);
  return cache.match(path, { ignoreVary: true });
}

/** Files that may change, and pages: what is kept of them is shown only where there is no network. */
async function fromNetwork(request, path) {
  var late;
  var tooLate = new Promise(function (_, reject) {
    late = setTimeout(reject, patience);
  });
  try {
    return await Promise.race([fetch(request), tooLate]);
  } catch (_) {
    return (await kept(path)) || Response.error();
  } finally {
    clearTimeout(late);
  }
}

/** Files with a hash in their name never change. */
async function fromCache(request, path) {
  return (await kept(path)) || fetch(request);
}
