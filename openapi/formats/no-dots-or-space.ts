/** For external ids: neither a dot nor white space (R145). */
const hasNoDotsOrSpace = (text: string): boolean => !/[.\s]/.test(text)
export default hasNoDotsOrSpace
