# Short explanations for people at a table.

help-goal = Be the first to fulfil a mission. In Awakening you draw your secret mission when you complete your second achievement; it asks you to activate three rooms. In First Mission everyone's mission is open from the start.
help-turn = In your turn you place your action marker on another section than before and use one line of it. A chain may then lead you to a second section. At the end you fight wherever your units share a room with an opponent's.
help-sections = Each section has its own actions, and each benefit shows the first number that no cube or cylinder covers. Rooms that you control add to the section you use.
help-control = Cubes decide first: whoever has the most cubes in a room controls it, ties included. In a room without cubes everyone with a unit or a cylinder there has control.
help-explore = A room with an explore token is explored as soon as one of your pieces is there. The token may bring an artifact card or Metamorphite, and a new room is added next to it.
help-engineer = Each ENGINEER point places one cube, at most one for each room and section in a phase. The price of a cube is printed next to the squares. Metamorphite can stand in for any other resource.
help-combat = The attacker's arsenal must reach the defensive strength. Then both play an artifact card in secret; arsenal and power are added, and a tie goes to the defender. The units of the loser are wounded, and a winning attacker pays arsenal.
help-notation = Cells are named by a letter for the column and a number for the row, from the top left: a1, b1, c1 and so on.
