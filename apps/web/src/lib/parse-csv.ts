import Papa from 'papaparse'

/**
 * Parses a pasted list or the text of a CSV file into rows of cells, separated by semicolons, tabs or commas.
 * @param sample the part of the text from which the separator is detected
 */
export function parseCsv(text: string, sample: string = text): string[][] {
  // Detected here, because the library's own detection needs the same number of cells in most lines.
  const delimiter = [';', '\t'].find((separator) => sample.includes(separator)) ?? ','
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter }).data
}
