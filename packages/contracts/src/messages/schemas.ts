import * as z from 'zod/mini'
import { deadline } from '../deadline.ts'
import { done } from '../problem.ts'
import { cursorQuery, id, line, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxMessageLength, threadFolders } from './limits.ts'

const messageText = paragraph(maxMessageLength).check(z.minLength(1, texts.message))

/** New message. */
export const messageDraft = z.object({
  text: messageText,
  /** Client key, a random UUID of the sender's device: a message sent again with the same key is stored once. */
  key: z.uuid(texts.default),
})

export const message = z.object({
  id,
  /** Client key with which the message was sent. */
  key: z.uuid(),
  /** Whether the client wrote the message; otherwise the trainer did. */
  byClient: z.boolean(),
  text: z.string(),
  createdAt: timestamp,
})
export type Message = z.input<typeof message>

const person = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
})

/** Client and trainer of a thread, and the state of their coaching relation. */
const coaching = z.object({
  status: z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED']),
  client: person,
  /** Null once the trainer's account is deleted. */
  trainer: z.nullable(person),
  /** Announcement of a current absence of the trainer; null while there is none. */
  away: z.nullable(
    z.object({
      /** Last day of the absence, inclusive, in Vienna. */
      until: z.iso.date(),
      text: z.string(),
    }),
  ),
})
export type Coaching = z.input<typeof coaching>

export const thread = z.object({
  /** Coaching relation of the thread; null for a member who never had a trainer. */
  coaching: z.nullable(coaching),
  /** Deadline of the trainer's answer; null when none is pending. */
  deadline: z.nullable(deadline),
  /** Messages, newest first. */
  items: z.array(message),
  /** Cursor of the previous messages; null at the beginning of the thread. */
  cursor: z.nullable(id),
  /** Id of the newest message that the other person has read. */
  readByOther: z.nullable(id),
  /** Id of the newest message that the caller has read. */
  readByMe: z.nullable(id),
})
export type Thread = z.input<typeof thread>

/** Folder of a trainer's inbox. */
const threadFolder = z.enum(threadFolders)
export type ThreadFolder = z.infer<typeof threadFolder>

/** Thread in the trainer's inbox. */
export const inboxThread = z.object({
  userId: id,
  ...person.shape,
  status: z.enum(['ACTIVE', 'PAUSED']),
  folder: threadFolder,
  /** Time at which a thread put off for later is open again; null: only when the client writes. */
  until: z.nullable(timestamp),
  isUnread: z.boolean(),
  deadline: z.nullable(deadline),
  /** Newest message; null without one. */
  last: z.nullable(
    z.object({
      byClient: z.boolean(),
      createdAt: timestamp,
      /** Beginning of its text; null while the client does not consent to the trainer's reading. */
      text: z.nullable(z.string()),
    }),
  ),
})
export type InboxThread = z.input<typeof inboxThread>

const count = z.int()

export const savedReplyDraft = z.object({ title: line(80, texts.replyTitle), text: messageText })

export const savedReply = z.object({ id, title: z.string(), text: z.string() })
export type SavedReply = z.input<typeof savedReply>

const ofUser = z.object({ userId: id })

export const messagesSchemas = () => ({
  inbox: {
    summary:
      'Threads with my clients, the earliest deadline first, then the newest message; a filter searches all folders by name',
    query: z.object({
      folder: z._default(threadFolder, 'OPEN'),
      unread: z.optional(z.literal('true')),
      filter: z._default(paragraph(200), ''),
      cursor: z.optional(line(300)),
    }),
    output: z.object({
      items: z.array(inboxThread),
      cursor: z.nullable(z.string()),
      /** Number of threads by folder, and of unread threads in all folders. */
      counts: z.object({ OPEN: count, LATER: count, DONE: count, unread: count }),
    }),
  },
  unread: {
    summary: 'How many of my threads have unread messages; `version` changes with messages, read marks and deadlines',
    output: z.object({ threads: count, version: z.string() }),
  },
  savedReplies: { summary: 'My saved replies by title', output: z.array(savedReply) },
  addSavedReply: {
    summary: 'Save a reply, of at most 30; once for a key',
    body: z.object({
      ...savedReplyDraft.shape,
      /**
       * Client key, a random UUID of the trainer's device: a reply sent again with the same key is saved once. The web of
       * the release before does not send it.
       */
      key: z.optional(id),
    }),
    output: savedReply,
  },
  updateSavedReply: {
    summary: 'Change a saved reply',
    params: z.object({ id }),
    body: savedReplyDraft,
    output: savedReply,
  },
  removeSavedReply: { summary: 'Delete a saved reply', params: z.object({ id }), output: done },
  thread: {
    summary: 'The messages between a client and the trainer, newest first, 30 at a time',
    params: ofUser,
    query: cursorQuery,
    output: thread,
  },
  send: {
    summary: 'Write to the trainer, or as trainer to a client; the answer of the trainer ends the deadline',
    params: ofUser,
    body: messageDraft,
    output: z.object({ message, deadline: z.nullable(deadline) }),
  },
  markRead: {
    summary: 'Mark the messages up to and including this one as read',
    params: ofUser,
    body: z.object({ upTo: id }),
    output: done,
  },
  setFolder: {
    summary: 'Move a thread; DONE settles a message that needs no answer, and moving it back restores its deadline',
    params: ofUser,
    body: z.object({ folder: threadFolder, until: z.optional(z.nullable(timestamp)) }),
    output: done,
  },
})
