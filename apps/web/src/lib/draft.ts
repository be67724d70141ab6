import { useCallback, useSyncExternalStore } from 'react'

const prefix = 'kostbar-draft:'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const announce = () => {
  for (const listener of listeners) listener()
}

/** Stands in for the tab's storage where that is switched off (all cookies blocked) or full. */
const memory = new Map<string, string>()

function kept(key: string): string {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string) {
  memory.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

function keptKeys(): string[] {
  try {
    return [...Object.keys(sessionStorage), ...memory.keys()]
  } catch {
    return [...memory.keys()]
  }
}

/** Reads what was typed under this name and not saved yet; empty when there is nothing. */
export const readDraft = (name: string): string => kept(prefix + name)

/** Keeps what is being typed for as long as this tab lives; an empty text forgets it. */
export function writeDraft(name: string, text: string): void {
  keep(prefix + name, text)
  announce()
}

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  for (const key of keptKeys()) if (key.startsWith(prefix)) keep(key, '')
  announce()
}

const owner = 'kostbar-draft-owner'

/** Keeps drafts for the person who wrote them: they outlast an expired session, but not another person's sign-in. */
export function keepDraftsOf(userId: string): void {
  const writer = kept(owner)
  if (writer === userId) return
  if (writer) forgetDrafts()
  keep(owner, userId)
}

/** A text that survives errors and reloads of the page; empty on the server and at hydration. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(name),
    () => '',
  )
  return [text, useCallback((next: string) => writeDraft(name, next), [name])]
}
