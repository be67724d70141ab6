import type { AccessEntry } from '@kostbar/contracts/audit/schemas'
import { texts } from './texts.ts'

type Described = Pick<AccessEntry, 'by' | 'role' | 'action' | 'area' | 'reason'>

function personOf({ by, role }: Described): string {
  if (role === 'TRAINER') return by === null ? texts.someTrainer : texts.trainer(by)
  return by === null ? texts.someAdmin : texts.admin(by)
}

function actionOf({ action, area, reason }: Described): string {
  const what = texts.areas[area ?? ''] ?? texts.anything
  const actions: Readonly<Record<string, string>> = {
    'data.read': texts.read(what),
    'data.changed': texts.changed(what),
    'health.reason': texts.reason(reason ?? ''),
    'trainer.verified': texts.verified,
    'trainer.unverified': texts.unverified,
    'client.assigned': texts.assigned,
    'client.unassigned': texts.unassigned,
    'user.roles': texts.roles,
    'user.sessions_ended': texts.sessionsEnded,
    'user.mail_resent': texts.mailResent,
    'user.locked': texts.locked,
    'user.unlocked': texts.unlocked,
  }
  return actions[action] ?? texts.acted
}

/** Access event as a German sentence: 'Adrian (Admin) hat deine Dokumente angesehen'. */
export const accessSentence = (entry: Described): string => `${personOf(entry)} ${actionOf(entry)}`
