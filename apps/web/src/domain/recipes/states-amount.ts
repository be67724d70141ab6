const unit = String.raw`\d\s?(?:g|dag|kg|ml|cl|l|EL|TL|Stk|Stück)`
const count = '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)'
const time = String.raw`\s(?:sekunde|minute|stunde|tag)`

const amount = new RegExp(String.raw`${unit}(?![\p{L}\d])|(?<!\p{L})${count}(?!\p{L}|${time})`, 'iu')

/** Whether a recipe step states an amount that depends on the servings, such as `20 g Butter` or `zwölf Knödel`. */
export const statesAmount = (step: string): boolean => amount.test(step)
