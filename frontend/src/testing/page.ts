/** A list on one page, or more. */
export const pageOf = <T>(data: T[], { current_page = 1, last_page = 1 } = {}) => ({
  data,
  current_page,
  last_page,
  per_page: 50,
  total: data.length,
  next_page_url: current_page < last_page ? '/next' : null,
  prev_page_url: current_page > 1 ? '/previous' : null,
});
