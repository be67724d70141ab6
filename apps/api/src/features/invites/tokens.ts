import type { LinkTokens } from '../../infra/link-tokens.ts'
import { Problem } from '../../problems/problem.ts'
import { linkPurposes } from '../mail/links.ts'
import { texts } from './texts.ts'

/** What the token of an invitation stands for. Each mail raises the version, which ends the link before. */
export interface InviteLink {
  id: string
  version: number
}

const separator = '~'

/** Id of a mail's subject, from which the token in its link is derived. */
export const inviteSubject = ({ id, version }: InviteLink): string => `${id}${separator}${version}`

/** @throws Problem `link_invalid` for anything but the token of an invitation */
export function parseInviteToken(links: LinkTokens, token: string): InviteLink {
  const [id, version] = links.verify(linkPurposes.invitation, token)?.split(separator) ?? []
  if (!id || !version) throw new Problem('link_invalid', { msg: texts.unknownLink })
  return { id, version: Number(version) }
}
