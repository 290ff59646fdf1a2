import { createHash } from 'node:crypto';
import { base32 } from '@kontor/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { No } from '../no.ts';
import type { PersonRow } from '../store/rows.ts';

/** Sessions of guests: a random token in a cookie that no script can read; we keep only its hash. */
export interface Sessions {
  /** Who asks, if anybody known. */
  find(request: FastifyRequest): Promise<PersonRow | undefined>;
  /** Who asks; a first visit makes a guest. With a name, the person is called so from now on. */
  guest(request: FastifyRequest, reply: FastifyReply, name?: string): Promise<PersonRow>;
}

const YEAR = 365 * 24 * 3600;
const NAMELESS = 'Guest';
const NAME_LIMIT = 24;

const hash = (token: string): string => createHash('sha256').update(`kontor session|${token}`).digest('hex');

/** Control and direction characters, halves of characters, and what fonts draw as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A letter may carry an accent or two, not a tower of them. */
const TOWERS = /(\p{M}{2})\p{M}+|^\p{M}+/gu;

/** Something one can read, not longer than a chair is wide. */
export function cleanName(name: string): string {
  const clean = name.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim().replace(TOWERS, '$1');
  const short = [...clean].slice(0, NAME_LIMIT).join('').trim();
  if (short === '') throw new No('malformed', { field: 'name', says: 'has nothing one can read' });
  return short;
}

export function sessions(house: House, secure: boolean): Sessions {
  const cookie = secure ? '__Host-kontor' : 'kontor';

  async function find(request: FastifyRequest): Promise<PersonRow | undefined> {
    const token = request.cookies[cookie];
    return token && /^[a-z2-7]{52}$/.test(token) ? house.store.personOf(hash(token)) : undefined;
  }

  return {
    find,
    async guest(request, reply, name) {
      const known = await find(request);
      if (known && (name === undefined || cleanName(name) === known.name)) return known;
      if (known) {
        const renamed: PersonRow = { ...known, name: cleanName(name!) };
        await house.store.write({ person: renamed });
        return renamed;
      }
      const token = base32(house.entropy(32));
      const person: PersonRow = {
        id: base32(house.entropy(8)),
        name: name === undefined ? NAMELESS : cleanName(name),
        token: hash(token),
        made: house.now(),
      };
      await house.store.write({ person });
      reply.setCookie(cookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
      return person;
    },
  };
}
