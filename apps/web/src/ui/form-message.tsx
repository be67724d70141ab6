import { CircleAlert } from 'lucide-react'

/**
 * What went wrong with the whole form, above its button. Its room is kept free, so nothing moves; a toast says the same
 * aloud, so this stays silent.
 */
export const FormMessage = ({ text }: { text: string | undefined }) => (
  <div className="flex min-h-12 items-center py-1 text-sm font-medium text-berry">
    {text ? (
      <p className="flex items-start gap-1.5">
        <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
        {text}
      </p>
    ) : null}
  </div>
)
