import { SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'
import type { Secrets } from './secrets.ts'

/** Endpoint and tokens of Storyblok or its stand-in. */
export type ContentAccess = {
  /** API URL with version, for example https://api.storyblok.com/v2. */
  apiUrl: string
  /** Address of the space's assets, `…/f/<space>`. */
  filesUrl: string
  /** Token for published stories. */
  token: string
  /** Token that includes drafts, for the visual editor. */
  previewToken: string | undefined
  /** Secret of webhook signatures. */
  webhookSecret: string | undefined
}

const address = (example: string) => z.url({ protocol: /^https?$/, error: `must be an address like ${example}` })

/** Environment variables of a Storyblok space. */
export const contentVariables = {
  CONTENT_API_URL: address('https://api.storyblok.com/v2').default('https://api.storyblok.com/v2'),
  CONTENT_FILES_URL: address('https://a.storyblok.com/f/123456').optional(),
  CONTENT_TOKEN: z.string().optional(),
  CONTENT_PREVIEW_TOKEN: z.string().optional(),
  CONTENT_WEBHOOK_SECRET: z.string().optional(),
}

/**
 * Reads the Storyblok space of the environment; undefined without CONTENT_TOKEN.
 * @throws SetupError when other tokens are set without CONTENT_TOKEN, or CONTENT_TOKEN without CONTENT_FILES_URL
 */
export function readOwnContent(env: z.infer<z.ZodObject<typeof contentVariables>>): ContentAccess | undefined {
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_WEBHOOK_SECRET, CONTENT_FILES_URL } = env
  if (!CONTENT_TOKEN && (CONTENT_PREVIEW_TOKEN || CONTENT_WEBHOOK_SECRET))
    throw new SetupError('CONTENT_PREVIEW_TOKEN and CONTENT_WEBHOOK_SECRET need CONTENT_TOKEN beside them.')
  if (!CONTENT_TOKEN) return undefined
  if (!CONTENT_FILES_URL)
    throw new SetupError('CONTENT_TOKEN needs CONTENT_FILES_URL, for example https://a.storyblok.com/f/123456.')
  return {
    apiUrl: env.CONTENT_API_URL,
    filesUrl: CONTENT_FILES_URL,
    token: CONTENT_TOKEN,
    previewToken: CONTENT_PREVIEW_TOKEN,
    webhookSecret: CONTENT_WEBHOOK_SECRET,
  }
}

/** The stand-in's endpoint and tokens on a port. */
export const stackContent = (port: number, secrets: Secrets): ContentAccess => ({
  apiUrl: `http://127.0.0.1:${port}/v2`,
  filesUrl: `http://127.0.0.1:${port}/f/1`,
  token: secrets.contentToken,
  previewToken: secrets.contentPreviewToken,
  webhookSecret: secrets.contentWebhookSecret,
})

/** Environment variables for the web server. */
export const contentEnvironment = (access: ContentAccess): Record<string, string> => ({
  CONTENT_API_URL: access.apiUrl,
  CONTENT_FILES_URL: access.filesUrl,
  CONTENT_TOKEN: access.token,
  CONTENT_PREVIEW_TOKEN: access.previewToken ?? '',
  CONTENT_WEBHOOK_SECRET: access.webhookSecret ?? '',
})
