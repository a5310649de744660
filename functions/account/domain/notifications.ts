import { type Notifications, notTexted, type PrivacyChoices, topics, type Ways } from '#shared/api/account.ts';

const ways = (...chosen: (keyof Ways)[]): Ways => ({
  email: chosen.includes('email'),
  sms: chosen.includes('sms'),
  push: chosen.includes('push'),
});

/** How an account is told of things before its owner chose. No text leaves that nobody asked for. */
export const usualNotifications: Notifications = {
  topics: {
    'call-answered': ways('email', 'push'),
    'callback-due': ways('push'),
    'spam-stopped': ways('email'),
    'results-ready': ways('push'),
    'report-changed': ways(),
  },
  quiet_hours: null,
};

/** Nothing is allowed that was not allowed by hand. */
export const usualPrivacy: PrivacyChoices = { count_visits: false, record_sessions: false, improve_matching: false };

/** The same choices without the texts that are not offered. */
export const offered = (chosen: Notifications): Notifications => ({
  ...chosen,
  topics: Object.fromEntries(
    topics.map((topic) => [topic, { ...chosen.topics[topic], ...(notTexted.includes(topic) && { sms: false }) }]),
  ) as Notifications['topics'],
});
