/** What a title tells of a throw or a choice, as a sentence: the counterpart of the terminal's assistant. */
import type { Arguments, Catalogue } from './catalogue';
import type { Speaker } from './speaker';
import type { RemarkTold } from './types';

/** Things of one name are told one after the other. */
export function remarkOf(remark: RemarkTold, speaker: Speaker, words: Catalogue): string {
  const said: Arguments = { ...remark.numbers };
  for (const { name, kind, slug, count } of remark.things) {
    const text = count === null ? speaker.value(kind, slug) : speaker.counted(kind, slug, count);
    said[name] = name in said ? `${String(said[name])}, ${text}` : text;
  }
  return words.text(`assistant-${remark.key}`, said);
}
