import { member } from '../../../lib/testing/render-page.tsx'

const person = (firstName: string) => ({ firstName, lastName: null, profileImage: null })

/** Answers of the API about the thread of `member` with the trainer, without messages. */
export const emptyThread = {
  [`GET /messages/${member.id}`]: () => ({
    coaching: { status: 'ACTIVE', client: person('Anna'), trainer: person('Eva'), away: null },
    deadline: null,
    items: [],
    cursor: null,
    readByOther: null,
    readByMe: null,
  }),
  'GET /messages/unread': () => ({ threads: 0, version: '' }),
}
