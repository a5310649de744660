import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { endpoints } from '#shared/api/index.ts';
import { openapi } from '#shared/contract/openapi.ts';

const SWAGGER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/**
 * Our own page around Swagger UI, with nothing inline, so that the content security policy of the pages applies here
 * too.
 */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calluna API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null, // no other host hears of our API
  presets: [SwaggerUIBundle.presets.apis],
});
`;

/** Writes the API’s document and the page that shows it. */
export async function writeReference(folder: string): Promise<void> {
  const docs = join(folder, 'docs');
  await mkdir(docs, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openapi(endpoints), null, 2) + '\n');
  await writeFile(join(docs, 'index.html'), page);
  await writeFile(join(docs, 'start.js'), start);
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE'])
    await copyFile(join(SWAGGER, file), join(docs, file === 'LICENSE' ? 'LICENSE.txt' : file));
}
