export type Page<T> = {
  data: T[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  next_page_url: string | null;
  prev_page_url: string | null;
};

/** One page of a list, in Laravel’s shape. A page past the last one is empty and no error. */
export function page<T>(
  items: T[],
  { page: current_page, perPage: per_page, url }: { page: number; perPage: number; url: (page: number) => string },
): Page<T> {
  const last_page = Math.max(1, Math.ceil(items.length / per_page));
  return {
    data: items.slice((current_page - 1) * per_page, current_page * per_page),
    current_page,
    last_page,
    per_page,
    total: items.length,
    next_page_url: current_page < last_page ? url(current_page + 1) : null,
    prev_page_url: current_page > 1 ? url(Math.min(current_page - 1, last_page)) : null,
  };
}
