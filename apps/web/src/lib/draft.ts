import { useCallback } from 'react'
import { createChangeEmitter, useExternalValue } from './external-store.ts'

/** Begins the keys of all drafts. */
export const prefix = 'kostbar-draft:'

/** Notifies of changed drafts. */
export const changes = createChangeEmitter()

/** Begins the names of drafts that hold nothing typed, but how far something is, such as a recipe's cooked steps. */
export const progressPrefix = 'progress:'

/**
 * Private drafts; also the fallback for other drafts where sessionStorage is disabled (all cookies blocked) or full.
 */
export const memory = new Map<string, string>()

function readItem(key: string): string {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function writeItem(key: string, text: string) {
  memory.delete(key)
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

/** Keys of all drafts, and of what else is stored. */
export function itemKeys(): string[] {
  try {
    return [...Object.keys(sessionStorage), ...memory.keys()]
  } catch {
    return [...memory.keys()]
  }
}

/** Draft of this name (unsaved text of a form); an empty string when there is none. */
export const readDraft = (name: string): string => readItem(prefix + name)

/** Stores a draft for the lifetime of this tab; an empty text removes it. */
export function writeDraft(name: string, text: string): void {
  writeItem(prefix + name, text)
  changes.emit()
}

/** Stores a draft in memory only, for texts that may contain health data; an empty text removes it. */
export function writePrivateDraft(name: string, text: string): void {
  if (text === '') memory.delete(prefix + name)
  else memory.set(prefix + name, text)
  changes.emit()
}

/** Removes all drafts of this tab. */
export function clearDrafts(): void {
  for (const key of itemKeys()) if (key.startsWith(prefix)) writeItem(key, '')
  changes.emit()
}

const ownerKey = 'kostbar-draft-owner'

/** Assigns the drafts to a user: they outlast an expired session, but are removed when another user signs in. */
export function assignDraftsTo(userId: string): void {
  const ownerId = readItem(ownerKey)
  if (ownerId === userId) return
  if (ownerId) clearDrafts()
  writeItem(ownerKey, userId)
}

/** A draft as state: it survives errors and reloads. Empty on the server and during hydration. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const text = useExternalValue(changes, () => readDraft(name), '')
  return [text, useCallback((next: string) => writeDraft(name, next), [name])]
}

/** A private draft as state: it survives errors and navigation, but no reload. */
export function usePrivateDraft(name: string): [text: string, write: (text: string) => void] {
  const text = useExternalValue(changes, () => readDraft(name), '')
  return [text, useCallback((next: string) => writePrivateDraft(name, next), [name])]
}
