import { endpoints } from '#shared/api/index.ts';
import { openapi } from '#shared/contract/openapi.ts';

/** `npm run openapi`: the API’s document on standard output, for generating clients. */
console.log(JSON.stringify(openapi(endpoints), null, 2));
