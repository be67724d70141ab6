import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

/** Field for a code of the second factor, with autofill of one-time codes on phones. */
export const CodeField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField
    {...props}
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    className="font-mono tracking-wider"
  />
)
