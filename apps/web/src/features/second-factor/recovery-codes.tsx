import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useUser } from '../../lib/session.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const stepTexts = texts.recovery

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Called once the person confirms that the codes are stored. */
  readonly onFinish: () => void
  readonly pending?: boolean
}

/** Recovery codes, shown once, to copy, download or print. Can be left only after confirming that they are stored. */
export function RecoveryCodes({ codes, onFinish, pending }: RecoveryCodesProps) {
  const [isStored, setStored] = useState(false)
  const user = useUser()
  return (
    <div>
      <div data-printed="alone">
        <p className="mb-4 hidden print:block">
          {stepTexts.printHead(window.location.host, user?.email ?? '', formatDate(new Date()))}
        </p>
        <h3 ref={focusOnMount} tabIndex={-1} className="text-lg font-semibold">
          {stepTexts.title}
        </h3>
        <p className="mt-1 max-w-prose text-ink-soft">{stepTexts.text}</p>
        <ul className="mt-4 grid gap-x-8 gap-y-2 rounded-lg bg-sunk p-4 font-mono text-sm sm:grid-cols-2 sm:text-base">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy(codes)}>
          <Copy className="size-4" aria-hidden="true" />
          {stepTexts.copy}
        </Button>
        <Button variant="secondary" onClick={() => download(codes)}>
          <Download className="size-4" aria-hidden="true" />
          {stepTexts.download}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {stepTexts.print}
        </Button>
      </div>
      <Checkbox
        className="mt-5"
        label={stepTexts.stored}
        checked={isStored}
        onChange={({ target }) => setStored(target.checked)}
      />
      <Button className="mt-4" disabled={!isStored} pending={pending} onClick={onFinish}>
        {stepTexts.finish}
      </Button>
      <UnsavedGuard active={!isStored} texts={stepTexts.leave} />
    </div>
  )
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(stepTexts.copied)
  } catch {
    // Clipboard without permission or without https.
    toast.error(stepTexts.notCopied)
  }
}

function download(codes: readonly string[]): void {
  const text = `${stepTexts.fileHead(window.location.host)}\n\n${codes.join('\n')}\n`
  saveFile(new Blob([text], { type: 'text/plain' }), stepTexts.file)
}
