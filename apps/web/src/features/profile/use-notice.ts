import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** What another page may make the profile say; the address only names it, so nobody can put words into our mouth. */
const errors: Readonly<Record<string, string>> = { forbidden: texts.refused }

/** Shows the notice named in the address (`?error=`) as a toast and clears the address. */
export function useNotice(): void {
  const [search, setSearch] = useSearchParams()
  const error = search.get('error')
  useEffect(() => {
    if (error === null) return
    const text = errors[error]
    if (text) toast.error(text)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [error, setSearch])
}
