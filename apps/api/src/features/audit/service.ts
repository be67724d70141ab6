import type { Transaction } from '../../infra/database.ts'

/** Everything an admin can do that is kept on record. */
export type AuditAction = 'user.locked' | 'user.unlocked'

/**
 * Records what someone did about someone else, in the transaction that does it.
 * @param details facts worth keeping; no health data
 */
export async function recordAction(
  tx: Transaction,
  actorId: string,
  action: AuditAction,
  subjectId: string,
  details: Record<string, string> = {},
): Promise<void> {
  await tx.auditEntry.create({ data: { actorId, subjectId, action, details } })
}
