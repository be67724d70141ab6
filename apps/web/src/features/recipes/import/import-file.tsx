import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { readTextFile } from '../../../lib/read-text-file.ts'
import { type FileRules, validateFile } from '../../../lib/upload/file-rules.ts'
import type { FileUploadState } from '../../../lib/upload/use-file-upload.ts'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { slimPage } from './slim-page.ts'
import { texts } from './texts.ts'

const rules: FileRules = {
  types: { html: 'text/html', htm: 'text/html', txt: 'text/plain' },
  maxBytes: 5 * 1024 * 1024,
  wrongType: texts.fileType,
  tooLarge: texts.fileSize,
  empty: texts.fileEmpty,
}

/** Maximum size of a sent source in bytes, as UTF-8 in JSON; the API accepts 256 KB. */
const maxBodyBytes = 240_000

const bytesOf = (text: string) => new Blob([JSON.stringify(text)]).size

class PageTooLargeError extends Error {}

/** Reads a file in the browser and sends the part relevant for a recipe. @throws ProblemError, PageTooLargeError */
async function importFile(file: File, signal: AbortSignal): Promise<RecipeImport> {
  const text = await readTextFile(file)
  signal.throwIfAborted()
  const isPage = !file.name.toLowerCase().endsWith('.txt')
  const content = isPage ? slimPage(text) : text
  if (bytesOf(content) > maxBodyBytes) throw new PageTooLargeError()
  return isPage
    ? call(recipes.importPage, { body: { html: content, fileName: file.name.slice(0, 200) } }, { signal })
    : call(recipes.importText, { body: { text: content } }, { signal })
}

const messageOf = (error: unknown) => (error instanceof PageTooLargeError ? texts.pageTooLarge : problemText(error))

/** Import from a saved page or a text file. */
export function ImportFile({ onRead }: { readonly onRead: (recipe: RecipeImport) => void }) {
  const [state, setState] = useState<FileUploadState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  // A recipe that was read after all must not take the place of another way of importing.
  useEffect(() => () => running.current?.abort(), [])
  const refuse = (message: string) => setState({ status: 'refused', message })
  const read = async (file: File, { signal }: AbortController) => {
    try {
      const recipe = await importFile(file, signal)
      if (!signal.aborted) onRead(recipe)
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', file, message: messageOf(error) })
    }
  }
  const start = (file: File) => {
    const refusal = validateFile(file, rules)
    if (refusal) return refuse(refusal)
    running.current = new AbortController()
    setState({ status: 'uploading', file, progress: 0 })
    void read(file, running.current)
  }
  const cancel = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return <FileUpload upload={{ state, rules, start, refuse, cancel }} label={texts.file} hint={texts.fileHint} />
}
