import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { AnswerButton, type Answering, ThingButton } from './answer-button.js';

type Answer = { readonly kind: 'fly'; readonly to: number } | { readonly kind: 'end' };
const FLY: Answer = { kind: 'fly', to: 7 };
const END: Answer = { kind: 'end' };

const boardOf = (change: Partial<Answering<Answer>> = {}): Answering<Answer> => ({
  answers: [{ kind: 'fly', to: 7 }],
  hinted: [],
  busy: false,
  keyOf: (answer) => (answer.kind === 'fly' ? `fly ${answer.to}` : 'end'),
  choose: vi.fn(),
  why: (answer) => (answer.kind === 'end' ? 'Fly first.' : undefined),
  explain: vi.fn(),
  ...change,
});

/** The attributes of the button that is drawn. */
function attributesOf(node: VNode): Record<string, string> {
  const [, tag = ''] = /^<button ([^>]*)>/.exec(renderToString(node)) ?? [];
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

const press = (node: VNode) => {
  const drawn = (node.type as (props: unknown) => VNode<{ press(event: unknown): void }>)(node.props);
  drawn.props.press({});
};

describe('a button for an answer', () => {
  const legal = <AnswerButton board={boardOf()} answer={FLY} class="x" />;
  const illegal = <AnswerButton board={boardOf()} answer={END} class="x" />;

  it('is open exactly while the answer is legal', () => {
    expect(attributesOf(legal)).toEqual({ type: 'button', class: 'x', 'data-answer': 'fly 7' });
    expect(attributesOf(illegal)).toMatchObject({ 'aria-disabled': 'true', 'data-answer': 'end' });
    const busy = <AnswerButton board={boardOf({ busy: true })} answer={FLY} class="x" />;
    expect(attributesOf(busy)).toMatchObject({ 'aria-disabled': 'true' });
  });

  it('is never disabled, so that the keyboard and those who listen get there', () => {
    for (const node of [legal, illegal]) expect(attributesOf(node)).not.toHaveProperty('disabled');
  });

  it('says why it is shut, to whoever points at it and to whoever listens', () => {
    const { title, 'aria-describedby': described } = attributesOf(illegal);
    expect(title).toBe('Fly first.');
    expect(renderToString(illegal)).toContain(`<span id="${described}" hidden>Fly first.</span>`);
    expect(attributesOf(legal)).not.toHaveProperty('aria-describedby');
    const busy = <AnswerButton board={boardOf({ busy: true })} answer={END} class="x" />;
    expect(attributesOf(busy)).not.toHaveProperty('title');
  });

  it('leaves the reason to a board that tells it itself', () => {
    const told = <AnswerButton board={boardOf()} answer={END} class="x" tellsWhy describedBy="tip" />;
    expect(attributesOf(told)).toMatchObject({ 'aria-describedby': 'tip' });
    expect(renderToString(told)).not.toContain('Fly first.');
  });

  it('keeps what else describes it', () => {
    const odds = <AnswerButton board={boardOf()} answer={END} class="x" describedBy="odds" />;
    expect(attributesOf(odds)['aria-describedby']).toMatch(/^odds \S+$/);
  });

  it('gives the answer, or has the frame explain', () => {
    const board = boardOf();
    press(<AnswerButton board={board} answer={FLY} class="x" />);
    expect(board.choose).toHaveBeenCalledWith(FLY);
    press(<AnswerButton board={board} answer={END} class="x" />);
    expect(board.explain).toHaveBeenCalledWith(END);
    expect(board.choose).toHaveBeenCalledTimes(1);
  });

  it('does something else where it is told to', () => {
    const board = boardOf();
    const act = vi.fn();
    const refuse = vi.fn();
    press(<AnswerButton board={board} answer={FLY} class="x" act={act} />);
    press(<AnswerButton board={board} answer={END} class="x" refuse={refuse} />);
    expect([act, refuse].map((one) => one.mock.calls.length)).toEqual([1, 1]);
    expect(board.choose).not.toHaveBeenCalled();
    expect(board.explain).not.toHaveBeenCalled();
  });

  it('knows what a hint speaks of, however the answer was made', () => {
    const look = ({ legal, hinted }: { legal: boolean; hinted: boolean }) => `${legal} ${hinted}`;
    const board = boardOf({ hinted: [{ kind: 'fly', to: 7 }] });
    expect(attributesOf(<AnswerButton board={board} answer={FLY} class={look} />).class).toBe('true true');
    expect(attributesOf(<AnswerButton board={board} answer={END} class={look} />).class).toBe('false false');
  });

  it('stands for no answer where one only plans', () => {
    const plan = <AnswerButton board={boardOf({ isPlan: true })} answer={FLY} class="x" />;
    expect(attributesOf(plan)).not.toHaveProperty('data-answer');
  });
});

describe('a thing on the board', () => {
  it('is heard by its label, and what is drawn is for the eye', () => {
    const html = renderToString(
      <ThingButton class="x" label="Island 7" face="art" press={() => {}}>
        <b>7</b>
      </ThingButton>,
    );
    expect(html).toContain('<span class="hidden-visually">Island 7</span>');
    expect(html).toContain('<span class="art" aria-hidden="true"><b>7</b></span>');
  });

  it('shows its tip, or why it is shut', () => {
    const open = <ThingButton class="x" tip="Island 7" press={() => {}} />;
    const shut = <ThingButton class="x" tip="Island 7" shut whyNot="Fly first." press={() => {}} />;
    expect([open, shut].map((node) => attributesOf(node).title)).toEqual(['Island 7', 'Fly first.']);
  });

  it('names its key and whether it is picked up', () => {
    const thing = <ThingButton class="x" shortcut="r" picked press={() => {}} />;
    expect(attributesOf(thing)).toMatchObject({ 'aria-keyshortcuts': 'R', 'aria-pressed': 'true' });
  });
});
