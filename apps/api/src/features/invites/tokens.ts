import type { LinkTokens } from '../../infra/link-tokens.ts'
import { Problem } from '../../problems/problem.ts'
import { linkPurposes } from '../mail/links.ts'
import { texts } from './texts.ts'

/** Content of an invitation's token. Each mail raises the version, which invalidates the link of the mail before. */
export interface InviteLink {
  id: string
  version: number
}

const separator = '~'

/** Subject id of an invitation mail, from which the token in its link is derived. */
export const inviteSubject = ({ id, version }: InviteLink): string => `${id}${separator}${version}`

/** Verifies the token of an invitation link. @throws Problem `link_invalid` for anything else */
export function parseInviteToken(links: LinkTokens, token: string): InviteLink {
  const [id, version] = links.verify(linkPurposes.invitation, token)?.split(separator) ?? []
  if (!id || !version) throw new Problem('link_invalid', { msg: texts.unknownLink })
  return { id, version: Number(version) }
}
