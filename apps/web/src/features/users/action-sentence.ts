import type { AdminAction } from '@kostbar/contracts/audit/schemas'
import type { Role } from '@kostbar/contracts/users/schemas'
import { roleNames } from '../../domain/users/person.ts'
import { formatShortDate } from '../../lib/format.ts'
import { texts } from './texts.ts'

const roleList = (codes = '') =>
  codes
    .split(' ')
    .filter(Boolean)
    .map((code) => roleNames[code as Role] ?? code)
    .join(', ')

function rolesSentence({ added, removed, trialUntil }: Readonly<Record<string, string | undefined>>): string {
  const parts = [
    added ? texts.rolesAdded(roleList(added)) : '',
    removed ? texts.rolesRemoved(roleList(removed)) : '',
    trialUntil ? texts.trialSet(formatShortDate(trialUntil)) : '',
  ].filter(Boolean)
  return parts.join('; ') || texts.rolesSame
}

/** Admin action as a German sentence without its subject: 'Gesperrt bis 03.12.2026'. */
export function actionSentence({ action, area, details }: Pick<AdminAction, 'action' | 'area' | 'details'>): string {
  const { lastDay, mail, reason } = details
  const sentences: Readonly<Record<string, string>> = {
    'user.locked': lastDay ? texts.historyLocked(formatShortDate(lastDay)) : texts.historyLockedNow,
    'user.unlocked': texts.historyUnlocked,
    'user.roles': rolesSentence(details),
    'user.sessions_ended': texts.historySessions,
    'user.mail_resent': mail === 'PASSWORD' ? texts.historyPassword : texts.historyConfirmation,
    'data.changed': texts.historyChanged(texts.areaNames[area ?? ''] ?? texts.anyArea),
    'health.reason': texts.historyReason(reason ?? ''),
    'trainer.verified': texts.historyVerified,
    'trainer.unverified': texts.historyUnverified,
    'client.assigned': texts.historyAssigned,
    'client.unassigned': texts.historyUnassigned,
  }
  return sentences[action] ?? texts.historyOther
}
