import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { fileSize, id, line, timestamp } from '../scalars.ts'

export const document = z.object({
  id,
  name: z.string(),
  filename: z.string(),
  /** Presigned download URL, valid for five minutes; served as an attachment, never displayed inline. */
  url: z.string(),
  uploadDate: timestamp,
  /** File size in MB (1 MB = 1 000 000 bytes). */
  filesize: z.number(),
})
export type Document = z.input<typeof document>

/** Document as its owner sees it. */
const myDocument = z.object({
  ...document.shape,
  /** Whether the owner has not opened the document yet. */
  isNew: z.boolean(),
})
export type MyDocument = z.input<typeof myDocument>

const ofUser = z.object({ id })

export const documentsSchemas = () => ({
  mine: { summary: 'My documents, newest first', output: z.array(myDocument) },
  ofUser: { summary: "A user's documents, newest first", params: ofUser, output: z.array(document) },
  markOpened: {
    summary: 'Remember that I have opened one of my documents',
    params: z.object({ docId: id }),
    output: done,
  },
  upload: {
    summary: 'For trainer and admin: signed URL to PUT the file to; it is listed once the upload is finished',
    params: ofUser,
    query: z.object({ filename: line(200), size: fileSize }),
    output: z.object({ url: z.string(), docId: id, contentType: z.string() }),
  },
  finish: {
    summary: 'Verify the uploaded file and list it; a file that breaks the rules is deleted',
    params: z.object({ id, docId: id }),
    output: document,
  },
  remove: { summary: 'For trainer and admin: delete a document', params: z.object({ id, docId: id }), output: done },
})
