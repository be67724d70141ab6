import type { AccessEntry } from '@kostbar/contracts/audit/schemas'
import { texts } from './texts.ts'

function actionOf({ action, area }: Pick<AccessEntry, 'action' | 'area'>): string {
  const what = texts.areas[area ?? ''] ?? texts.anything
  const actions: Readonly<Record<string, string>> = {
    'data.read': texts.read(what),
    'data.changed': texts.changed(what),
    'user.locked': texts.locked,
    'user.unlocked': texts.unlocked,
  }
  return actions[action] ?? texts.acted
}

/** An access event as a German sentence: 'Adrian (Admin) hat deine Dokumente angesehen'. */
export const accessSentence = (entry: Pick<AccessEntry, 'by' | 'action' | 'area'>): string =>
  `${entry.by === null ? texts.someone : texts.admin(entry.by)} ${actionOf(entry)}`
