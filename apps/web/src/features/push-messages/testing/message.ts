import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'

/** A message that was sent to all clients of a trainer. */
export const message = (more: Partial<PushMessage> = {}): PushMessage => ({
  id: '0198c000-0000-7000-8000-0000000000a1',
  title: 'Kochabend am Freitag',
  body: 'Um 18 Uhr geht es los.',
  link: '/profile',
  audience: { kind: 'CLIENTS' },
  schedule: { kind: 'NOW' },
  status: 'SENT',
  version: 1,
  author: 'Tina',
  nextAt: null,
  lastAt: '2026-11-20T10:00:00.000Z',
  counts: { recipients: 12, sent: 9, failed: 1, opened: 4 },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
})
