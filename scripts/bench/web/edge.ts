import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headers of a connection, which HTTP/2 does not have. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Stands in for CloudFront: HTTP/2 over TLS in front of an HTTP/1.1 server, which compresses. The certificate is
 * self-signed, so a browser needs a flag to accept it.
 */
export async function edgeBefore(origin: string): Promise<{ address: string } & AsyncDisposable> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true });
  server.on('request', (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const upstream = forward(new URL(url, origin), { method, headers: withoutPseudo(headers) }, (answer) => {
      outgoing.writeHead(answer.statusCode!, withoutHops(answer.headers));
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}

const without = (headers: IncomingHttpHeaders, isDropped: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
const withoutPseudo = (headers: IncomingHttpHeaders) => without(headers, (name) => name.startsWith(':'));
const withoutHops = (headers: IncomingHttpHeaders) => without(headers, (name) => HOP_BY_HOP.includes(name));

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'calluna-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...options, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  try {
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
