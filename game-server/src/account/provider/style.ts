/** The embedded provider's pages: the project's palette, system fonts, nothing to load. */
export const styleSheet = `
  * { box-sizing: border-box; }
  html { min-height: 100%; background: linear-gradient(#a9eefa, #b9e878 70%, #74bf55); }
  body {
    margin: 0; word-break: keep-all; overflow-wrap: anywhere; min-height: 100vh; padding: 2rem 1rem; color: #2b2a5a;
    font: 16px/1.5 system-ui, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif;
  }
  main {
    max-width: 46rem; margin: 0 auto; padding: 2rem 1.5rem; background: #fffaf0;
    border: 4px solid #fff; border-radius: 22px; box-shadow: 0 5px 0 rgb(24 40 90 / .35);
  }
  h1 { margin: 0; font-size: 1.6rem; line-height: 1.25; }
  .lead { margin: .5rem 0 1.5rem; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; grid-template-columns: 1fr; }
  @media (min-width: 42rem) { ul { grid-template-columns: 1fr 1fr; } }
  li { display: grid; }
  button, a.back { font: inherit; color: inherit; cursor: pointer; }
  .account {
    display: flex; gap: .9rem; align-items: center; width: 100%; padding: .7rem .9rem; text-align: start;
    background: #fff; border: 3px solid #ebd3ae; border-radius: 16px; box-shadow: 0 4px 0 #ebd3ae;
  }
  .account:hover { border-color: #ffc136; box-shadow: 0 4px 0 #e8952a; }
  .account:active { transform: translateY(3px); box-shadow: 0 1px 0 #e8952a; }
  :focus-visible { outline: 3px solid #4a3a9e; outline-offset: 2px; }
  .account > span { display: grid; }
  em { font-style: normal; }
  small { color: #55547f; }
  li:last-child { grid-column: 1 / -1; }
  svg { flex: none; }
  .ink { stroke: #2b2a5a; stroke-width: 3; stroke-linecap: round; }
  .head { fill: #fbebc3; } .visor { fill: #2b2a5a; } .eye { fill: #a9eefa; }
  .bronze .head { fill: #d79a63; } .silver .head { fill: #dfe6ee; } .gold .head { fill: #ffe07a; }
  .platinum .head { fill: #66e0cb; } .diamond .head { fill: #b7a3ff; } .diamond_max .head { fill: #8c78f2; }
  .vip .head, .vvip .head { fill: #ffa3c4; } .vvip .eye, .diamond_max .eye { fill: #ffe07a; }
  .invited .head { fill: #8ee07c; } .abroad .head, .no-permission .head { fill: #ff9c84; }
  .new .head { fill: #a9eefa; }
  .back {
    display: inline-block; margin-top: 1.2rem; padding: .6rem 1.4rem; background: none; text-decoration: none;
    border: 3px solid #2b2a5a; border-radius: 999px;
  }
  .note { margin: 1.2rem 0 0; font-size: .875rem; color: #55547f; }
`;
