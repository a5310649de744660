/** The cookie of one visitor’s browser, for requests without a cookie store: a client may choose its token itself. */
export const visitorCookie = { cookie: `__Host-search=${'v'.repeat(43)}` };
