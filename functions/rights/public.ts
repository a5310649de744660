/** What other domains may use of rights. */
export {};
