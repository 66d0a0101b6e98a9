import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is not answered: a status, and a sentence for whoever looks into it. */
export interface Denial {
  status: 400 | 403 | 421;
  why: string;
}

/**
 * Who may ask what. The address has a token in its fragment, which no browser sends and no log has; the page gives it back once and gets a
 * cookie for it, which scripts cannot read.
 */
export interface Guard {
  /** For the address that is printed. */
  token: string;
  /** What every request must have; undefined if nothing is wrong with it. */
  refuses: (request: IncomingMessage) => Denial | undefined;
  /** What a request for more than a file must have besides: it comes from a page of this server. */
  refusesCall: (request: IncomingMessage) => Denial | undefined;
  /** What a request must have besides that is about the cluster. */
  refusesStranger: (request: IncomingMessage) => Denial | undefined;
  /** The cookie for a token; undefined if it is another one. */
  enter: (token: unknown) => string | undefined;
}

/** The one address that is answered to: a page that another name leads here with has another Host. */
export function guardOf(port: number): Guard {
  const host = `127.0.0.1:${String(port)}`;
  const origin = `http://${host}`;
  const name = `readyroom-${String(port)}`;
  const [token, session] = [secret(), secret()];
  return {
    token,
    refuses: (request) => {
      const hosts = valuesOf(request, 'host');
      if (hosts.length !== 1 || hosts[0] !== host)
        return { status: 421, why: `This server answers to ${host} alone.` };
      if (!/^\/(?!\/)/.test(request.url ?? ''))
        return { status: 400, why: 'The path must begin with one slash.' };
      return undefined;
    },
    refusesCall: (request) => {
      const origins = valuesOf(request, 'origin');
      if (origins.length !== 1 || origins[0] !== origin)
        return { status: 403, why: 'Only pages of this server may ask for this.' };
      if (request.headers['content-type'] !== 'application/json')
        return { status: 403, why: 'The body must be JSON, and say so.' };
      return undefined;
    },
    refusesStranger: (request) => {
      const cookies = (request.headers.cookie ?? '').split(/; */);
      const own = cookies.filter((each) => each.startsWith(`${name}=`));
      return own.length === 1 && same(own[0]?.slice(name.length + 1), session)
        ? undefined
        : { status: 403, why: 'Open the address that the terminal shows.' };
    },
    enter: (text) =>
      same(text, token)
        ? `${name}=${session}; Path=/; HttpOnly; SameSite=Strict; Max-Age=86400`
        : undefined,
  };
}

const secret = (): string => randomBytes(32).toString('base64url');

/** In a time that does not tell how much of it is right. */
function same(text: unknown, expected: string): boolean {
  if (typeof text !== 'string') return false;
  const [one, other] = [Buffer.from(text), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** As they were sent: Node keeps only the first of two Host headers. */
const valuesOf = ({ rawHeaders }: IncomingMessage, name: string): readonly (string | undefined)[] =>
  rawHeaders.flatMap((each, index) =>
    index % 2 === 0 && each.toLowerCase() === name ? [rawHeaders[index + 1]] : [],
  );
