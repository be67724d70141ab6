import { type ChangeEvent, useId } from 'react'
import { buttonClass } from './button-class.ts'

interface TextFileButtonProps {
  readonly label: string
  /** Called with the chosen file, which stays in the browser. */
  readonly onChoose: (file: File) => void
}

/** Button for choosing a CSV or text file. */
export function TextFileButton({ label, onChoose }: TextFileButtonProps) {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    if (file) onChoose(file)
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
