import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Signing key and app secret of the dev server: created once in its data folder, readable by their owner only. */
export async function openKeys(folder: string): Promise<{ signingKeyFile: string; appSecretFile: string }> {
  const signingKeyFile = await readOrCreate(join(folder, 'session-key.pem'), () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  );
  const appSecretFile = await readOrCreate(join(folder, 'app-secret'), () => randomBytes(48).toString('base64url'));
  return { signingKeyFile, appSecretFile };
}

async function readOrCreate(file: string, make: () => string): Promise<string> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeFile(file, make(), { mode: 0o600 });
  return file;
}
