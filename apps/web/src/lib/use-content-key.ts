import { useRef } from 'react'

/**
 * Client keys for what a form creates.
 * @returns function from the content that is sent to its key: unchanged content that is sent again after a lost answer
 *   has the same key, and is created once
 */
export function useContentKey(): (content: unknown) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined)
  return (sent) => {
    const content = JSON.stringify(sent)
    const { key } = last.current?.content === content ? last.current : { key: crypto.randomUUID() }
    last.current = { content, key }
    return key
  }
}
