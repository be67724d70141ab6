import { CircleAlert } from 'lucide-react'

/** The `root` error of a form, in reserved space above its button. Not announced, because a toast says the same. */
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
