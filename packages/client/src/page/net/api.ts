import { type Ok, ok, type Refused, refused } from '@carillon/kit';
import type { LockedUntil } from '@carillon/protocol';

/** The server's answer: the result, or the code of a refusal, with the moderators' lock if that is the reason. */
export type Answer<T> = Ok<T> | (Refused & { readonly lock?: LockedUntil });

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a request to the page's server. `path` begins with `api/`; the caller knows the type of the answer. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(new URL(path, document.baseURI), {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const value = await contentOf(response);
    return response.ok ? ok(value as T) : { ok: false, code: codeIn(value), ...lockIn(value) };
  } catch (error) {
    // Without a network, or if something other than our server answers.
    if (error instanceof TypeError || error instanceof SyntaxError) return refused('unreachable');
    throw error;
  }
}

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

const codeIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
    ? value.code
    : 'failed';

/** The lock in the body of a refusal. */
function lockIn(value: unknown): { readonly lock?: LockedUntil } {
  if (typeof value !== 'object' || value === null || !('lock' in value)) return {};
  return { lock: value.lock as LockedUntil };
}

/** User input as part of a path. */
export const part = (text: string): string => encodeURIComponent(text);
