/** R145: external ids have neither dots nor white space. */
const hasNoDotsOrSpace = (text: string): boolean => !/[.\s]/.test(text)
export default hasNoDotsOrSpace
