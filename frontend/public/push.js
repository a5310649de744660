// Shows what is pushed to this browser and, when it is clicked, opens the page of ours that it is about. It fetches nothing.
self.addEventListener('push', function (event) {
  var message = {};
  try {
    message = event.data.json();
  } catch (_) {
    // nothing that we sent
  }
  if (!message.title) return;
  var shown = self.registration.showNotification(String(message.title), {
    body: String(message.text || ''),
    tag: String(message.tag || ''),
    lang: String(message.language || 'en'),
    dir: message.language === 'ar' ? 'rtl' : 'ltr',
    silent: message.silent === true,
    icon: '/icon.svg',
    data: { path: String(message.path || '/') },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', function (event) {
  event.notification.close();
  var home = self.location.origin;
  var url = new URL((event.notification.data || {}).path || '/', home);
  event.waitUntil(self.clients.openWindow(url.origin === home ? url.href : home));
});
