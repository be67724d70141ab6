import { type ChangeEvent, useId } from 'react'
import { readTextFile } from '../lib/read-text-file.ts'
import { buttonClass } from './button-class.ts'
import { uploadTexts } from './upload-texts.ts'

/** Size limit in bytes, far above the some ten kB of a list of several hundred lines. */
const maxFileBytes = 512 * 1024

interface TextFileButtonProps {
  readonly label: string
  /** German sentence about a file above the size limit. */
  readonly tooLarge: string
  /** Called with the text of the chosen file, which stays in the browser. */
  readonly onRead: (text: string) => void
  /** Called with a German sentence about a file that is too large or cannot be read. */
  readonly onProblem: (problem: string) => void
}

/** Button for choosing a CSV or text file. */
export function TextFileButton({ label, tooLarge, onRead, onProblem }: TextFileButtonProps) {
  const id = useId()
  const read = async (file: File) => {
    if (file.size > maxFileBytes) return onProblem(tooLarge)
    const text = await readTextFile(file).catch(() => undefined)
    if (text === undefined) onProblem(uploadTexts.fileFailed)
    else onRead(text)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    if (file) void read(file)
  }
  return (
    <div className="-mt-2 mb-6">
      <input id={id} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={choose} className="peer sr-only" />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: 'secondary', size: 'sm' },
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {label}
      </label>
    </div>
  )
}
