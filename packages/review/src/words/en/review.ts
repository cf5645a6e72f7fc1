import { counted } from 'study-notes/words/counted';

/** What the review says in English. */

/** Of the review page. */
export const path = '/review';
export const hardCards = (count: number, aside: number) =>
  `Cards that will not stick (${count}${aside > 0 ? `, ${aside} set aside` : ''})`;
export const openTitle = '“';
export const forgotten = (times: number) => `”, forgotten ${counted(times, 'time')}`;
export const isAside = ', set aside';
export const safari =
  'When Safari is used for seven days without this site being opened, it deletes what the site has stored, the progress of your review with it. Every few days keep a copy by “Export progress” below; or add this site to the home screen (on a Mac: to the Dock): what is opened from there is not deleted.';
export const orphans = (count: number) => `Cards that the notes no longer have (${count})`;
export const orphan = (title: string, times: number) => `“${title}”, reviewed ${counted(times, 'time')}`;
export const attachTo = 'Attach it to';
export const cardOf = (text: string, title: string) => `${text} — “${title}”`;
export const ownCards = (count: number) => `My cards (${count})`;
export const leech = (times: number) =>
  `You have forgotten this one ${counted(times, 'time')}. Read the note again first, or`;
export const openAnswer = 'Show the answer';
export const space = 'Space';
export const from = 'From';
export const after = (span: string) => `in ${span}`;
export const grades = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' };
export const storageProblems = {
  refused: 'The browser does not let this site store anything: ',
  held: 'Another tab holds the data of the review; close the other tabs and reload. You can also go on without: ',
  unreadable: 'The data of the review in this browser cannot be read and were left as they are: ',
};
export const worksMeanwhile =
  'you can review as usual while this page is open; when it is closed, this progress is gone. Export it below before you leave.';
export const skipped = (count: number) =>
  `${counted(count, 'record')} could not be understood; they may be damaged, or written by another version. They are neither used nor deleted.`;
export const undoGrade = 'Undo the grade';
export const freshPerDay = 'New cards a day';
export const notesRead = (count: number) => `${counted(count, 'note')} read`;
export const whatOutput = 'What does this program print?';
export const deck = 'Study notes';
export const about = 'Questions of the notes, asked again on the day on which you would forget the answer.';
export const article = `<h1>Review</h1>
<p>${about}</p>
<noscript><p>The review needs scripts. Without them you can open the cards in the notes one by one; the answer is below the question.</p></noscript>
<p><button type="button" class="button" data-action="review">Start the review</button></p>`;
export const myCards = 'My cards';
export const cardsFile = (day: string) => `cards-${day}.txt`;
export const exportedCards = (count: number) =>
  `Exported ${counted(count, 'card')}. In Anki, use “File → Import”; import notes that have changed once more: a card is updated, not added twice.`;
export const withAnki = 'Anki';
export const aboutAnki =
  'Cards of the notes and your own can go to Anki; what is written in Anki can come here, to be reviewed with those of the notes.';
export const exportToAnki = 'Export to Anki';
export const importFromAnki = 'Import from Anki';
export const notImported = (file: string) => `“${file}” was not imported; the cards are as they were. `;
export const largeFile = (kept: string) => `${kept}The file is larger than 64 MB.`;
export const noRows = (kept: string) =>
  `${kept}No line in it has both a question and an answer. Export from Anki as “Notes in Plain Text” (.txt).`;
export const manyOwn = (kept: string, most: number) =>
  `${kept}You can have at most ${counted(most, 'card')} of your own.`;
export const notSaved = (kept: string) => `${kept}The browser did not store it.`;
export const importedCards = (count: number) =>
  `Imported ${counted(count, 'card')}; those with the same id are now as in the file. `;
export const leftCards = (count: number) =>
  `${counted(count, 'card')} of this site’s notes, or too long, stayed as they were. `;
export const skippedRows = (count: number) =>
  `${counted(count, 'line')} without a question or an answer were left out.`;
export const mondayLetter = 'M';
export const wednesdayLetter = 'W';
export const fridayLetter = 'F';
export const sundayLetter = 'S';
export const onDay = (day: string, count: number) => `${day}: ${counted(count, 'review')}`;
export const dayCount = (day: string, count: number) => `${day}: ${count}`;
export const pause = ', ';
export const nothingInWeeks = (weeks: number) => `Nothing was reviewed in the last ${counted(weeks, 'week')}.`;
export const inWeeks = (weeks: number, total: number, list: string) =>
  `${counted(total, 'review')} in the last ${counted(weeks, 'week')}: ${list}.`;
export const never = 'Keep it';
export const today = 'Today';
export const nothingDue = 'No card is due in the coming week.';
export const dueOn = (label: string, date: string, count: number) => `${label} (${date}): ${count}`;
export const dueInWeek = (list: string) => `Cards due in the coming week: ${list}.`;
export const aboutHard =
  'Cards that are forgotten again and again are mostly not understood: reading the note and trying it out helps more than one more grade. You can also set them aside; they are then not asked.';
export const putBack = 'Put back';
export const setAside = 'Set aside';
export const aboutOrphans =
  'The question was changed, or the note was moved or deleted. What you have learnt is still there: attach it to a card not begun yet, or drop it.';
export const attach = 'Attach';
export const drop = 'Drop';
export const dropAsk = 'Drop the progress of this card?';
export const dropDetail = (text: string, times: number) =>
  `“${text}” was reviewed ${counted(times, 'time')}; once dropped it cannot be brought back.`;
export const aboutOwn =
  'Imported from Anki or made while reading; they are in this browser only, and in the file of your exported progress.';
export const remove = 'Delete';
export const deleteAsk = 'Delete this card?';
export const deleteDetail = (question: string) =>
  `“${question}” and its progress are deleted and cannot be brought back.`;
export const question = 'Question';
export const answer = 'Answer';
export const setItAside = 'set it aside';
export const howWell = 'How well did you remember?';
export const notLoaded = 'The cards were not loaded.';
export const loading = 'Loading the cards';
export const noCards = 'The notes have no cards yet.';
export const comingWeek = 'The coming week';
export const pastDays = 'Past days';
export const notStored = 'The last change was not stored; try again. If that does not help, reload the page.';
export const allSections = 'All';
export const scope = 'Scope';
export const todaysCards = 'Today’s cards';
export const cardsLeft = (count: number) => `${counted(count, 'card')} left`;
export const gradeOf = (card: string) => `The grade of “${card}”`;
export const doneToday = 'All of today’s cards are reviewed. ';
export const enoughNew = (count: number) => `That is enough of new cards for today; ${count} are not begun yet. `;
export const nextOn = (date: string, weekday: string) => `The next one is due on ${date} (${weekday}).`;
export const settings = 'Settings';
export const unlimited = 'unlimited';
export const cards = (count: number) => `${counted(count, 'card')}`;
export const staysHere =
  'Progress and records are stored in this browser only and are sent nowhere. Before you change devices, export them and import them on the new one.';
export const recordRead = 'Keep a record of notes read to the end';
export const clearRead = 'Clear the record of reading';
export const progressFile = (day: string) => `review-progress-${day}.json`;
export const exportedProgress = (cards: number, grades: number, own: string) =>
  `Exported the progress of ${counted(cards, 'card')} and ${counted(grades, 'grade')}${own}.`;
export const fileTooLarge = 'The file is larger than 64 MB.';
export const progressKept = (file: string, problem: string) =>
  `“${file}” was not imported; the progress is as it was. ${problem}`;
export const progressNotSaved = (file: string) =>
  `“${file}” was not imported: the browser did not store it. The progress is as it was.`;
export const importedProgress = (cards: number, grades: number, own: string) =>
  `Imported the progress of ${counted(cards, 'card')} and ${counted(grades, 'grade')}${own}; what was newer here stayed.`;
export const allCleared = 'All progress and records of reading were cleared.';
export const exportProgress = 'Export progress';
export const importProgress = 'Import progress';
export const clearAll = 'Clear everything';
export const clearAsk = 'Clear all progress and records of reading?';
export const clearDetail =
  'The progress and your own cards in this browser are lost. To keep a copy, export them first.';
export const clear = 'Clear';
export const andOwn = (count: number) => `, and ${counted(count, 'card')} of your own`;
export const rest = 'Others';
export const otherQuestion = 'Change the question, or give one of them an id: :::card[question]{#id}.';
export const sameId = (text: string, where: string, id: string) =>
  `The card “${text}” has the same id as the one at ${where} (${id}).`;
export const idUsed = (id: string, where: string) => `The card id “${id}” is used at ${where} already.`;
export const otherCardId = (id: string) => `Take another one, e.g. {#${id}-2}.`;
export const review = 'Review';
export const cardCount = (count: number) => `${counted(count, 'card')}`;
export const progressAndSettings = 'Progress and settings';
export const notFetched = (label: string, status: number) =>
  `The cards of “${label}” could not be fetched (${status}).`;
export const noQuestion = 'has no question';
export const writeQuestion = 'Write :::card[question], and the answer below it.';
export const noAnswer = 'has no answer';
export const writeAnswer = 'Write the answer below the question, and end it with :::.';
export const unknownOptions = (names: string) => `:::card does not know ${names}.`;
export const idOnly = 'Only {#id} can stand in the braces.';
export const badCardId = (id: string) => `The card id “${id}” cannot be used.`;
export const cardIdLetters = (number: number) =>
  `Use letters, digits, - and _ only, at most 64 of them, e.g. {#${number}-move-semantics}.`;
export const cardProblem = (what: string) => `:::card ${what}.`;
export const noOutput = 'The code block has card, but no output that could be the answer.';
export const addOutput = 'Add run, and let the next code block be ```output; or remove card.';
export const notJson = 'It is no JSON file. Choose a file that was exported here.';
export const notProgress = 'It is not the progress of a review. Choose a JSON file that was exported here.';
export const otherVersion = (found: string, known: number) =>
  `Its version is ${found}; only version ${known} is known here. Import it in the newest version.`;
export const otherValue = 'another value';
export const wrongValue = (place: string, found: string, wanted: string) =>
  `At ${place} there is ${found} instead of ${wanted}. The file may have been changed, or not downloaded completely.`;
export const cannotUndo = (text: string) => `“${text}” has been graded again or cleared since; this cannot be undone.`;
