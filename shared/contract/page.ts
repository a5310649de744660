import * as z from 'zod';

/** A list as Laravel pages it; `next_page_url` is null on the last page. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
    next_page_url: z.string().nullable(),
    prev_page_url: z.string().nullable(),
  });

/** The requested page, from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(1000).default(1);
