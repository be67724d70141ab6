import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { inviteSubject } from '../features/invites/tokens.ts'
import { linkPurposes } from '../features/mail/links.ts'
import { linkIn } from './registration.ts'
import type { Person, TestApp } from './test-app.ts'

/** A new trainer with this many client slots. */
export async function trainerWithSlots(app: TestApp, quantity = 10): Promise<Person> {
  const trainer = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(trainer, quantity)
  return trainer
}

/** Invites an e-mail address. @returns the invitation's id and the token of its mail */
export async function inviteByMail(
  app: TestApp,
  trainer: Person,
  email: string,
): Promise<{ id: string; token: string }> {
  await trainer.call(invites.create, { body: { invites: [{ email }] } })
  const { text } = await app.mailTo(email, 'lädt dich zu Kostbar ein')
  const { id } = await app.infra.database.prisma.invite.findFirstOrThrow({ where: { email, trainerId: trainer.id } })
  return { id, token: tokenInFragment(text) }
}

/** The token in the fragment of a mail's link. */
export const tokenInFragment = (text: string): string =>
  new URLSearchParams(linkIn(text).hash.slice(1)).get('token') ?? ''

/** The token of an invitation's current mail, without waiting for the mail. */
export async function currentToken(app: TestApp, id: string): Promise<string> {
  const { version } = await app.infra.database.prisma.invite.findUniqueOrThrow({ where: { id } })
  return app.infra.links.create(linkPurposes.invitation, inviteSubject({ id, version }))
}

/** Accepts an invitation with the current version of the consent. */
export const accept = (person: Person, token: string, confirmed: { switchTrainer?: true; otherAddress?: true } = {}) =>
  person.call(invites.accept, { params: { token }, body: { consent: consentVersion, ...confirmed } })
