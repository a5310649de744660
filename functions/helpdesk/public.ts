/** What other domains may use of the helpdesk. */
export {};
