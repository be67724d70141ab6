import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { fileSize, line } from '../scalars.ts'

export const profileImageSchemas = () => ({
  upload: {
    summary: 'Signed URL to PUT a profile image to, and the key to finish with',
    query: z.object({ filename: line(200), size: fileSize }),
    output: z.object({ url: z.string(), key: z.string(), contentType: z.string() }),
  },
  finish: {
    summary: 'Make the uploaded image, without its metadata, the profile image; a file that is no image is deleted',
    body: z.object({ key: line(300) }),
    output: z.object({ success: z.literal(true), profileImage: z.string() }),
  },
  remove: { summary: 'Remove the profile image; done as well without one', output: done },
})
