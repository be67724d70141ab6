import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Chip } from './chip.tsx'
import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'

interface TagInputProps {
  readonly label: string
  readonly description?: string
  readonly tags: readonly string[]
  /** Suggested tags while typing. */
  readonly suggestions: readonly string[]
  /** Maximum number of tags. */
  readonly max: number
  /** Maximum number of characters of a tag. */
  readonly maxLength: number
  readonly onChange: (tags: readonly string[]) => void
  readonly error?: string | undefined
}

/**
 * Tags with a field that adds a tag on Enter or comma; Backspace in the empty field removes the last tag. At the maximum
 * the field is read-only instead of disabled, because a disabled field loses the focus.
 */
export function TagInput({ label, description, tags, suggestions, max, maxLength, onChange, error }: TagInputProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const isFull = tags.length >= max
  const add = (names: readonly string[]) => {
    const added = names.map((name) => name.trim()).filter((tag) => tag !== '')
    const all = [...new Set([...tags, ...added])].slice(0, Math.max(max, tags.length))
    if (all.length > tags.length) onChange(all)
  }
  const addText = () => {
    setText('')
    add([text])
  }
  // Keyboards of phones report no key for a comma, and pasted text may contain several.
  const type = (typed: string) => {
    const names = typed.split(',')
    setText(names.pop() ?? '')
    add(names)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag))
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      addText()
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1))
  }
  return (
    <div>
      <TextField
        label={label}
        optional
        ref={field}
        description={isFull ? texts.tagsFull(max) : description}
        error={error}
        readOnly={isFull}
        list={listId}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
        onBlur={addText}
      />
      <datalist id={listId}>
        {suggestions
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 ? (
        <ul aria-label={texts.chosen(label)} className="mb-5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip label={tag} onRemove={() => remove(tag)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
